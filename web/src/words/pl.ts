import boards from "../../../src/condotta/locales/pl/boards.ftl?raw";
import common from "../../../src/condotta/locales/pl/common.ftl?raw";
import condottiere from "../../../src/condotta/locales/pl/condottiere.ftl?raw";
import names from "../../../src/condotta/locales/pl/condottiere-names.ftl?raw";
import deals from "../../../src/condotta/locales/pl/deals.ftl?raw";
import moments from "../../../src/condotta/locales/pl/moments.ftl?raw";
import opening from "../../../src/condotta/locales/pl/opening.ftl?raw";
import ordonnance from "../../../src/condotta/locales/pl/ordonnance.ftl?raw";
import page from "../../../src/condotta/locales/pl/page.ftl?raw";
import profile from "../../../src/condotta/locales/pl/profile.ftl?raw";
import replay from "../../../src/condotta/locales/pl/replay.ftl?raw";
import rules from "../../../src/condotta/locales/pl/rules.ftl?raw";
import table from "../../../src/condotta/locales/pl/table.ftl?raw";
import talk from "../../../src/condotta/locales/pl/talk.ftl?raw";
import you from "../../../src/condotta/locales/pl/you.ftl?raw";

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
