import common from "../../../src/condotta/locales/ru/common.ftl?raw";
import names from "../../../src/condotta/locales/ru/condottiere-names.ftl?raw";
import condottiere from "../../../src/condotta/locales/ru/condottiere.ftl?raw";
import ordonnance from "../../../src/condotta/locales/ru/ordonnance.ftl?raw";
import page from "../../../src/condotta/locales/ru/page.ftl?raw";
import table from "../../../src/condotta/locales/ru/table.ftl?raw";

export default [common, names, condottiere, ordonnance, table, page];
