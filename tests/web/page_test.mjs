// The page in a real browser, against the program's own answers.
// Usage: page_test.mjs PAGE_FOLDER PROGRAM [served|sources]
//   served: the page that is in PROGRAM, by its `serve`, which then answers; else that of the folder
//   by a file server, and the page itself does
//   sources: as served, but the page is that of the folder, such as tools/web/page
// SCHAFKOPF_LONG_TESTS=1: more hands. node --test-only: the few that stand for the rest.
// robot_test.mjs plays as many games as are wanted.
import './views/hand.mjs';
import './views/robot.mjs';
import './views/table.mjs';
import './views/analysis.mjs';
import './views/places.mjs';
import './views/runs.mjs';
import './views/serving.mjs';
import './views/looks.mjs';
