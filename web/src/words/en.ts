import boards from "../../../src/condotta/locales/en/boards.ftl?raw";
import common from "../../../src/condotta/locales/en/common.ftl?raw";
import condottiere from "../../../src/condotta/locales/en/condottiere.ftl?raw";
import names from "../../../src/condotta/locales/en/condottiere-names.ftl?raw";
import deals from "../../../src/condotta/locales/en/deals.ftl?raw";
import moments from "../../../src/condotta/locales/en/moments.ftl?raw";
import opening from "../../../src/condotta/locales/en/opening.ftl?raw";
import ordonnance from "../../../src/condotta/locales/en/ordonnance.ftl?raw";
import page from "../../../src/condotta/locales/en/page.ftl?raw";
import profile from "../../../src/condotta/locales/en/profile.ftl?raw";
import replay from "../../../src/condotta/locales/en/replay.ftl?raw";
import rules from "../../../src/condotta/locales/en/rules.ftl?raw";
import table from "../../../src/condotta/locales/en/table.ftl?raw";
import talk from "../../../src/condotta/locales/en/talk.ftl?raw";
import you from "../../../src/condotta/locales/en/you.ftl?raw";

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
