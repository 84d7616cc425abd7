/* Prints the value of each deal of a file, as `schafkopf solve` does: in C89. */
#include <schafkopf.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv) {
  char line[4096];
  int number = 0, bad = 0;
  FILE *file = argc > 1 ? fopen(argv[1], "r") : stdin;
  schafkopf_solver *solver = schafkopf_solver_new();
  if (file == NULL || solver == NULL || schafkopf_interface() < SCHAFKOPF_INTERFACE) return 1;

  while (fgets(line, sizeof line, file) != NULL) {
    schafkopf_error error;
    schafkopf_deal *deal = NULL;
    schafkopf_status status;
    int value;

    ++number;
    if (line[0] == '#' || line[0] == '\n') continue;
    SCHAFKOPF_PREPARE(&error);
    line[strcspn(line, "\r\n")] = '\0';
    status = schafkopf_deal_parse(line, strlen(line), NULL, &deal, &error);
    if (status == SCHAFKOPF_OK) status = schafkopf_solve(solver, deal, &value, &error);
    if (status == SCHAFKOPF_OK) {
      printf("%d\n", value);
    } else if (status == SCHAFKOPF_NO_SIDES) {
      printf("-\n");
    } else {
      fprintf(stderr, "%s:%d:%d: %s\n", argc > 1 ? argv[1] : "-", number, error.column,
              error.message);
      printf("error\n");
      bad = 1;
    }
    schafkopf_deal_free(deal);
  }

  schafkopf_solver_free(solver);
  if (file != stdin) fclose(file);
  return bad;
}
