/** Why something wasn't done, and what to do. `{…}` are values. */
export const refusals = {
  // Records.
  noSuchRecord: "This record doesn't exist.",
  recordGone: "This record is not there any more.",
  recordWithoutFields: "This record has no fields.",
  neverReadable: "No earlier version of this record can be read. Ask the web developer to correct the file.",
  nameTaken: "There is a record of this name already.",
  deletedMeanwhile:
    "Somebody has deleted this meanwhile. History can bring it back; then save again what you have typed here.",
  changedMeanwhile:
    "Somebody else has changed this meanwhile. Reload the page: what you typed is kept, and offered to you again.",
  sameChanged:
    "Somebody else has changed the same thing meanwhile. Nothing is lost. Try again, and choose which of the two stays.",
  needsName: "It needs a name first.",
  noContentFile: "“{path}” isn't a content file.",
  isLink: "“{path}” is a link to another place, which nothing keeps or checks. Put the folder or file itself there.",
  tooLong:
    "The record has more than a million characters, more than 10,000 fields, or more than 500 fields in one group. Remove what doesn't belong there.",
  namedHere: "It cannot be deleted while it is named here:",
  noSuchChange: "This change doesn't exist.",
  notUnderstood: "The request cannot be understood. Reload the page.",
  nameFirst: "Enter your name first. It is shown with your changes.",
  loginNeeded: "Log in to continue.",
  wrongPassword: "The name or the password is wrong. Check both, and try again.",
  accountsUnreadable:
    "Logging in isn't possible, because the list of accounts can't be read: {file} ({why}). Ask the web developer to create it, readable for the user of the desk.",
  // Today.
  noSuchDay: "This day doesn't exist.",
  sessionGone: "This session is not there any more. Reload the page.",
  dayIsOver: "This day is over. Choose today, and tap again.",
  timeHasPassed: "This time has passed. Choose a later time.",
  notLate: "The session begins at {from}. Choose a later time.",
  overByThen: "The session is over by then. Choose “Away” instead.",
  endsBetween: "It has to end between {from} and {to}. Choose another time.",
  addedForDate: "These hours were added for a date: change them there, under “Leave, holidays, extra clinics”.",
  // Reviews.
  noReview: "This record has no medical review.",
  whichLanguage: "Say which language you have read.",
  changedSinceOpened: "The text has been changed since you opened it. Read what is new, and sign again.",
  previewNotSetUp: "Previews have no address yet. Ask the web developer to set one up (PREVIEW_ORIGIN).",
  linkClosed: "This link is not open any more: it was answered, or is older than seven days.",
  // Spreadsheets, pictures, notices.
  noSuchList: "This list doesn't exist.",
  noFile: "No file came with it. Choose one.",
  noListSheet: "None of its sheets has the name of a list. Take the file from here, and keep the names of its sheets.",
  sheetUnreadable: "The file cannot be read. Open it in Excel or LibreOffice, save it as .xlsx, and choose that.",
  noPicture: "No picture came with it. Choose one.",
  pictureUnreadable:
    "{name} cannot be opened: it isn't a picture, or is only a part of one. Take it from the camera again.",
  pictureHuge: "{name} has more than 100 million pixels. Make it smaller first, or take a photo of it.",
  pictureGone: "A photo is not here any more. Choose it again.",
  wrongWidth: "The width of a picture must be a whole number of pixels, such as 320.",
  wrongCrop: "The selected part lies outside of the picture. Select it again.",
  picturesShown: "These pictures are shown somewhere, and stay: {names}.",
  noticeGone: "This notice no longer exists.",
  tooLarge: "This is more than 30 MB at once. Nothing was changed. Choose a smaller picture or file.",
  noSuchAddress: "There is nothing at this address.",
  serverFailed: "The editor's server failed; its window says more.",
  // The computer.
  mayNotWrite:
    "The editor may not write into its folder. What was saved before is kept. Whoever looks after this computer has to allow it.",
  diskFull: "The disk of this computer is full. What was saved before is kept. Make room on it, then do it again.",
  partOfAnother: "The website has to be a repository of its own: {root} is a part of {top}.",
  withoutGit: "The editor keeps every change with git, which is not on this computer: https://git-scm.com",
  gitRefuses: "git does not open this folder. It has to belong to the user that the editor runs as.\n{output}",
  notInPlace: "It is kept, but not in its place yet: {why} Start the editor again.",
  gitInUse:
    "Another program is using git in this folder. Try again in a minute; if it stays so, and nobody uses git here, delete {file}.",
  publishedNow: "The website is being published just now{place}. Try again in a minute.",
  openAlready: "The editor is open already{place}, at {url}.",
  // Publishing.
  noSuchRelease: "This release no longer exists.",
  chosenAlready: "Somebody has chosen already.",
  dayNeedsAll: "It goes with something that is saved and not live yet, as a new doctor. Publish all of it.",
  mayNotPublish: "{name} may not publish: deploy/publish.yaml names who may.",
  notSetUp: "It isn’t set up yet where the website goes. Ask the web developer to add the lines to {file}.",
  settingsUnreadable: "{file} can't be read ({why}). It has to be a file that the user of the desk may read.",
  settingsNotYaml:
    "{file}, line {line}: the line isn't valid YAML. Write each setting once, as name: value. Put a value that has a colon or # in quotes.",
  settingUnknown: "{file}, line {line}: “{name}” isn't a setting. Use one of these: {names}.",
  settingWrong: "{file}, line {line}: “{name}” has a wrong value. Write it like this: {example}",
  settingsTarget:
    "{file} needs exactly one of the lines release, command and push, and has {count}. Ask the web developer to correct it.",
  releaseFolderMissing:
    "The folder for the website, {folder}, isn't there. Ask the web developer to create it, or to correct the line release in deploy/publish.yaml.",
  targetUnreachable:
    "The place where the website goes can't be reached: {target}. Check the network, or ask the web developer to check the line release in deploy/publish.yaml.\n{output}",
  pushNeedsOrigin:
    "deploy/publish.yaml says push, but this folder has no remote called origin to push to. A developer has to add it: git remote add origin <its address>",
  brandWrong: "{file}, line {line}: {problem} Until then the desk has plain colours.",
  contentCameOrWent: "The folder content/ has come or gone since the editor was started. Start the editor again.",
  isSample: "This is the invented hospital of the sample, which does not go live: npx hospital new",
  notCommitted: "The hospital's content/ is not in git. A developer has to commit it first.",
  changedByHand:
    "These files were changed elsewhere, and by hand in this folder too. A developer has to commit them first: {files}.",
  leftByHand: "Not on the website is what was changed by hand in this folder. A developer has to commit it: {files}.",
  putRightFirst: "The website cannot go live until this is put right:",
  chooseSide: "{name} was changed here and by {by}. Choose which of the two it is; all the rest is live.",
  sourceUnknown: "It isn't known which changes this release was made from.",
  notShownYet: "The website was handed over, but it does not show yet what was built:",
  builtWrong: "The built website is not right:",
  answersNot: "{address} does not answer.",
  answersLate: "{address} takes longer than {seconds} seconds.",
  answersWith: "{address} answers {status}.",
  withoutEmergency: "{address} does not show the emergency number.",
  showsAnother: "{address} shows another page than the one that was built.",
  withoutPages: "It has no pages.",
  notBuilt: "The website could not be built.\n{output}",
  notInstalled: "A developer's change needs packages that cannot be installed here.\n{output}",
  notPutLive: "The website could not be put live.\n{output}",
  oneBeforeIsLive: "The website could not be put live; the one before still is.\n{output}",
  putLiveStopped: "The website was not put live: it was stopped, or took too long.",
  askingStopped: "The website was handed over. Whether it shows was not asked any longer.",
  stopped: "The publishing was stopped. What was live still is.",
  tookTooLong: "The publishing took too long, and was stopped. What is saved stays saved. ({step}, {seconds} s)",
  cutOff: "The last publishing was cut off, as by a power cut. Publish again.",
  failed: "Publishing failed: {why}",
  withoutBranch: "A developer has left this folder without a branch: git switch main",
  notFetched: "The repository elsewhere could not be asked for what developers have changed.\n{output}",
  pushRejected: "Others have sent changes to the repository at the same time. Publish again.",
  notPushed:
    "The repository elsewhere did not take the changes; they are kept here and go with the next publishing.\n{output}",
  nothingInCommon:
    "The history of the repository elsewhere was rewritten and has nothing in common with this one. A developer has to merge them.",
  liveWithoutOthers:
    "What is saved here is live, without the developers' changes. Nothing was sent to the repository elsewhere. A developer has to merge the two.",
  notWithoutOthers:
    "The host builds the website from the repository elsewhere, so nothing can go live without it. A developer has to merge the two.",
  mergeByDeveloper: "A developer has to merge what was changed here and elsewhere: {files}.",
} as const;
