import boards from "../../../src/condotta/locales/ru/boards.ftl?raw";
import common from "../../../src/condotta/locales/ru/common.ftl?raw";
import condottiere from "../../../src/condotta/locales/ru/condottiere.ftl?raw";
import names from "../../../src/condotta/locales/ru/condottiere-names.ftl?raw";
import deals from "../../../src/condotta/locales/ru/deals.ftl?raw";
import moments from "../../../src/condotta/locales/ru/moments.ftl?raw";
import opening from "../../../src/condotta/locales/ru/opening.ftl?raw";
import ordonnance from "../../../src/condotta/locales/ru/ordonnance.ftl?raw";
import page from "../../../src/condotta/locales/ru/page.ftl?raw";
import profile from "../../../src/condotta/locales/ru/profile.ftl?raw";
import replay from "../../../src/condotta/locales/ru/replay.ftl?raw";
import rules from "../../../src/condotta/locales/ru/rules.ftl?raw";
import table from "../../../src/condotta/locales/ru/table.ftl?raw";
import talk from "../../../src/condotta/locales/ru/talk.ftl?raw";
import you from "../../../src/condotta/locales/ru/you.ftl?raw";

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
