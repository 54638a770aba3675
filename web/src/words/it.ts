import common from "../../../src/condotta/locales/it/common.ftl?raw";
import names from "../../../src/condotta/locales/it/condottiere-names.ftl?raw";
import condottiere from "../../../src/condotta/locales/it/condottiere.ftl?raw";
import ordonnance from "../../../src/condotta/locales/it/ordonnance.ftl?raw";
import page from "../../../src/condotta/locales/it/page.ftl?raw";
import table from "../../../src/condotta/locales/it/table.ftl?raw";

export default [common, names, condottiere, ordonnance, table, page];
