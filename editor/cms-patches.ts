/**
 * Patches of Sveltia CMS, applied as it is served. Each string must occur exactly once: a version that differs fails in
 * tests/editor-server.test.ts. The reasons are in docs/decisions/the-editor.md.
 */
export const patches: { find: RegExp; put: string }[] = [
  // The reason follows; a retry would not help.
  words(
    "Error`,description:`There was an error while saving the entry. Please try again later.",
    "Not saved`,description:`Nothing was changed. Please put this right and save again:",
  ),
  // Drafts are only kept for backends with a browser database; this backend supports one, too.
  {
    find: /isGit:!1,name:([\w$]+),label:([\w$]+),init:\(\)=>void 0/,
    put: 'isGit:!1,repository:{databaseName:"content"},name:$1,label:$2,init:()=>void 0',
  },
  // Drafts were discarded when the options of any form changed, as by a new doctor.
  { find: /\.cmsConfigVersion===[\w$]+\.current/, put: ".cmsConfigVersion!==void 0" },
  // All pictures were read at each start, to hash them.
  {
    find: /([\w$]+)\.getFile\(\)(,\{size:[\w$]+,lastModified:[\w$]+\}=([\w$]+),.{0,99}=await )([\w$]+\(\3\))/,
    put: "($1.stub??$1.getFile())$2($3.sha??$4)",
  },
  // Slugs of names in other scripts are transliterated; they would be random digits.
  {
    find: /(maxlength:[\w$]+=void 0,trim:[\w$]+=!0,lowercase:[\w$]+=!0\}=\{\}\}=[\w$]+\.current\?\?\{\},[\w$]+=[\w$]+\?\?[\w$]+,[\w$]+=)([\w$]+);/,
    put: "$1globalThis.inLatinLetters($2);",
  },
  words("Restore Draft", "Not saved last time"),
  words(
    "This entry has a backup from {$datetime}. Do you want to restore the edited draft?",
    "At {$datetime} somebody typed in this form on this computer and did not save it. Put these words into the form again? They are saved only when you press Save. “Discard” forgets them.",
  ),
  words("Draft backup saved.", "What you typed is kept on this computer."),
  words("Draft backup restored.", "What was typed is in the form again. It is not saved yet."),
  words("Draft backup deleted.", "What was typed is forgotten."),
  words(
    "This file cannot be uploaded because it’s damaged, or its content doesn’t match its file extension. This often happens when a photo is renamed rather than converted, such as a HEIC image saved as a JPEG file. Please convert the file and try again.",
    "This file cannot be uploaded because it’s damaged, or it is a HEIC photo, which only Apple’s own programs can show. On the iPhone choose Settings › Camera › Formats › Most Compatible and take it again, or send it to yourself with WhatsApp and use that one.",
  ),
];

function words(find: string, put: string): { find: RegExp; put: string } {
  return { find: new RegExp(RegExp.escape(find)), put: put.replaceAll("$", "$$$$") };
}
