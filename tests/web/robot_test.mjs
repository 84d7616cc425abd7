// Whole evenings tapped by the robot alone, such as
//   SCHAFKOPF_ROBOT_GAMES=200 node tests/web/robot_test.mjs build/web/page build/ci/tools/schafkopf
// with the arguments of page_test.mjs.
import './views/robot.mjs';
