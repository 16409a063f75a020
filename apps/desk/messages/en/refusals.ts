/** The reasons why something wasn't done, and what to do. `{…}` are values. */
export const refusals = {
  // Records.
  noSuchRecord: "This record doesn't exist.",
  recordGone: "This record no longer exists.",
  recordWithoutFields: "This record has no fields.",
  neverReadable: "No earlier version of this record can be read. Ask the web developer to correct the file.",
  nameTaken: "There is already a record with this name. Enter another name.",
  deletedMeanwhile:
    "Someone deleted this while you were editing. Restore it from the history, then save again. Your text is still here.",
  changedMeanwhile:
    "Someone else changed this while you were editing. Reload the page. Your text is stored and shown again.",
  sameChanged:
    "The same value was also changed elsewhere meanwhile. Nothing is lost. Try again, and choose which of the two stays.",
  needsName: "The name is missing. Enter it first.",
  noContentFile: "“{path}” isn't a content file.",
  isLink: "“{path}” is a link to another folder, which isn’t saved or checked. Replace it with the folder or file.",
  tooLong:
    "The record has more than a million characters, more than 10,000 fields, or more than 500 fields in one group. Remove what doesn't belong there.",
  namedHere: "It can’t be deleted while it is named here:",
  noSuchChange: "This change doesn't exist.",
  notUnderstood: "The desk can’t read this request. Reload the page.",
  nameFirst: "Enter your name first. It is shown with your changes.",
  loginNeeded: "Log in to continue.",
  wrongPassword: "The name or the password is wrong. Check both, and try again.",
  tooManyLogins: "Too many people are logging in at once. Try again in a minute.",
  accountsUnreadable:
    "Logging in isn't possible, because the list of accounts can't be read: {file} ({why}). Ask the web developer to create it, readable for the user of the desk.",
  // Today.
  noSuchDay: "This day doesn't exist.",
  sessionGone: "This session no longer exists. Reload the page.",
  dayIsOver: "This day is over. Choose today, and tap again.",
  timeHasPassed: "This time has passed. Choose a later time.",
  notLate: "The session begins at {from}. Choose a later time.",
  overByThen: "The session is over by then. Choose “Away” instead.",
  endsBetween: "The end must be between {from} and {to}. Choose another time.",
  addedForDate: "These hours were added for one date. Change them under “Leave, holidays, extra clinics”.",
  // Reviews and previews.
  noReview: "This record has no medical review.",
  whichLanguage: "Choose the language that you have read.",
  changedSinceOpened: "The text has been changed since you opened it. Read the new text, and sign again.",
  previewNotSetUp: "Previews have no address yet. Ask the web developer to set one up (PREVIEW_ORIGIN).",
  previewIsBuilt: "The preview is being built. This page shows it in about a minute.",
  previewFailed: "The preview could not be built. Ask the hospital for a new link.",
  linkUnknown:
    "This link isn’t complete, or isn’t known. Open the whole link that you received, or ask the hospital for a new one.",
  linkExpired: "This link worked until {until}. Ask the hospital for a new one.",
  linkWithdrawn: "The hospital has withdrawn this link. Ask the hospital for a new one.",
  linkAnswered:
    "This link was answered already, which it can be once. To answer again, ask the hospital for a new one.",
  // Spreadsheets, pictures, notices.
  noSuchList: "This list doesn't exist.",
  noFile: "The file is missing. Choose one.",
  noListSheet:
    "This file isn’t a list of the desk: no sheet in it has the name of a list. Download the list from here, copy your rows into it, and upload that file. Don’t change the names of its sheets.",
  sheetUnreadable: "The file can’t be read. Open it in Excel or LibreOffice, save it as .xlsx, and choose that file.",
  noPicture: "The picture is missing. Choose one.",
  pictureUnreadable: "{name} can’t be opened: it isn’t a picture, or is incomplete. Copy it from the camera again.",
  pictureFormat: "{name} is a drawing, or has an unusual format. Save it as a PNG file, and choose that file.",
  pictureHuge: "{name} has more than 100 million pixels. Make it smaller first, or take a photo of it.",
  pictureGone: "A photo is no longer here. Choose it again.",
  wrongWidth: "The width of a picture must be a whole number of pixels, such as 320.",
  wrongCrop: "The selected part is outside the picture. Select it again.",
  picturesShown: "These pictures are still used, and stay: {names}.",
  noticeGone: "This notice no longer exists.",
  tooLarge: "This is more than 30 MB at once. Nothing was changed. Choose a smaller picture or file.",
  noSuchAddress: "This address doesn’t exist.",
  serverFailed: "The desk’s server failed. Its window shows the reason.",
  // The computer.
  mayNotWrite:
    "The desk may not write to its folder. Earlier saves are stored. Ask the person who looks after this computer to allow it.",
  diskFull: "The disk of this computer is full. Earlier saves are stored. Free some space, then try again.",
  partOfAnother: "The website needs its own repository: {root} is a part of {top}.",
  withoutGit: "The desk stores every change with Git, which isn’t installed on this computer: https://git-scm.com",
  gitRefuses: "Git doesn’t open this folder. It has to belong to the user that the desk runs as.\n{output}",
  notInPlace: "The change is stored, but isn’t in its folder yet: {why} Start the desk again.",
  starting: "The desk is starting …",
  startingReloads: "This page opens automatically when the desk is ready.",
  gitInUse:
    "Another program is using Git in this folder. Try again in a minute. If the problem remains and Git isn’t in use here, delete {file}.",
  publishedNow: "The website is being published{computer}. Try again in a minute.",
  openAlready: "The desk is already open{computer}, at {url}.",
  // Publishing.
  noSuchRelease: "This release no longer exists.",
  chosenAlready: "Another person has already chosen.",
  dayNeedsAll: "It needs another change that isn’t live yet, such as a new doctor. Publish all changes.",
  mayNotPublish: "{name} may not publish: deploy/publish.yaml lists who may.",
  mayNotStop: "This can be stopped only by {by}, who started it, and by people who may publish.",
  notSetUp: "Publishing isn’t set up yet. Ask the web developer to add the lines to {file}.",
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
    "The website’s server can’t be reached: {target}. Check the network, or ask the web developer to check the line release in deploy/publish.yaml.\n{output}",
  pushNeedsOrigin:
    "deploy/publish.yaml has the line push, but this folder has no remote called origin. A developer has to add it: git remote add origin <its address>",
  brandWrong: "{file}, line {line}: {problem} Until then the desk has plain colours.",
  contentCameOrWent: "The folder content/ was added or removed since the desk was started. Start the desk again.",
  isSample: "This is an invented hospital. Ask the web developer to create your hospital’s website: npx hospital new",
  notCommitted: "The hospital’s content/ isn’t in Git. A developer has to commit it first.",
  changedByHand:
    "These files were changed elsewhere, and by hand in this folder too. A developer has to commit them first: {files}.",
  leftByHand:
    "Files that were changed by hand in this folder aren’t on the website. A developer has to commit them: {files}.",
  putRightFirst: "The website can’t be published until this is corrected:",
  chooseSide: "{name} was changed here and by {by}. Choose which of the two stays. Everything else is live.",
  sourceUnknown: "It isn't known which changes this release was made from.",
  notShownYet: "The website was released, but doesn’t show the new pages yet:",
  builtWrong: "The built website is wrong:",
  answersNot: "{address} doesn’t answer.",
  answersLate: "{address} takes longer than {seconds} seconds.",
  answersWith: "{address} answers {status}.",
  withoutEmergency: "{address} doesn’t show the emergency number.",
  showsAnother: "{address} shows a different page from the built one.",
  withoutPages: "It has no pages.",
  notBuilt: "The website couldn’t be built.\n{output}",
  notInstalled: "A developer’s change needs packages that can’t be installed here.\n{output}",
  notReleased: "The website couldn’t be released.\n{output}",
  previousIsLive: "The website couldn’t be released. The previous version is still live.\n{output}",
  releaseStopped: "The website wasn’t released: it was stopped, or took too long.",
  askingStopped: "The website was released. The check of the live site was stopped.",
  stopped: "The publishing was stopped. The previous version is still live.",
  tookTooLong: "The publishing took too long, and was stopped. Saved changes are still saved. ({step}, {seconds} s)",
  cutOff: "The last publishing was interrupted, for example by a power cut. Publish again.",
  failed: "Publishing failed: {why}",
  withoutBranch: "This folder isn’t on a branch. A developer has to run: git switch main",
  notFetched: "The developers’ changes couldn’t be fetched from the repository.\n{output}",
  pushRejected: "Others have sent changes to the repository at the same time. Publish again.",
  notPushed:
    "The repository didn’t accept the changes. They are stored here and sent with the next publishing.\n{output}",
  nothingInCommon:
    "The repository’s history was rewritten and has nothing in common with this one. A developer has to merge them.",
  liveWithoutOthers:
    "The changes that are saved here are live, without the developers’ changes. Nothing was sent to the repository. A developer has to merge the two.",
  notWithoutOthers:
    "The host builds the website from the repository, so nothing can go live without it. A developer has to merge the two.",
  mergeByDeveloper: "These files were changed here and by others. A developer has to merge them: {files}.",
} as const;
