/** Terms that users of forms don't understand: YAML syntax, paths, line numbers, field names of files. */
export const wordsOfFiles =
  /---|\.\.?\/|\bline \d|\byaml\b|in quotes|content\/|public\/|npm run|\bfield "|"\w+: |"(?:from|to|until|for|on|times)"/i;
