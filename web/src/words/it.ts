import boards from "../../../src/condotta/locales/it/boards.ftl?raw";
import common from "../../../src/condotta/locales/it/common.ftl?raw";
import condottiere from "../../../src/condotta/locales/it/condottiere.ftl?raw";
import names from "../../../src/condotta/locales/it/condottiere-names.ftl?raw";
import deals from "../../../src/condotta/locales/it/deals.ftl?raw";
import moments from "../../../src/condotta/locales/it/moments.ftl?raw";
import opening from "../../../src/condotta/locales/it/opening.ftl?raw";
import ordonnance from "../../../src/condotta/locales/it/ordonnance.ftl?raw";
import page from "../../../src/condotta/locales/it/page.ftl?raw";
import profile from "../../../src/condotta/locales/it/profile.ftl?raw";
import replay from "../../../src/condotta/locales/it/replay.ftl?raw";
import rules from "../../../src/condotta/locales/it/rules.ftl?raw";
import table from "../../../src/condotta/locales/it/table.ftl?raw";
import talk from "../../../src/condotta/locales/it/talk.ftl?raw";
import you from "../../../src/condotta/locales/it/you.ftl?raw";

export default [
  common,
  names,
  condottiere,
  ordonnance,
  table,
  page,
  deals,
  talk,
  replay,
  opening,
  boards,
  profile,
  moments,
  you,
  rules,
];
