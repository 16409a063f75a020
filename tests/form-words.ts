/** What nobody understands who sees a form: marks of YAML and of paths, lines, the names that fields have in files. */
export const wordsOfFiles =
  /---|\.\.?\/|\bline \d|\byaml\b|in quotes|content\/|public\/|npm run|\bfield "|"\w+: |"(?:from|to|until|for|on|times)"/i;
