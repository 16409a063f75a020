/**
 * Drafts of chosen but unsaved photos. Texts are stored at each keystroke; files, which only IndexedDB can store, when
 * the selection changes.
 */

export interface ChosenPhoto {
  file: File;
  /** By field and language, as "caption.en". */
  texts: Record<string, string>;
}

export interface PhotoDraft {
  list: string;
  photos: ChosenPhoto[];
}

const store = "chosen";
const wordsOf = (person: string) => `photos of ${person}`;

/** This person's draft in this browser. */
export async function readDraft(person: string): Promise<PhotoDraft | undefined> {
  const files = await inStore("readonly", (photos): IDBRequest<File[] | undefined> => photos.get(person));
  const words = localStorage.getItem(wordsOf(person));
  if (!files?.length || words === null) return undefined;
  const { list, texts }: { list: string; texts: ChosenPhoto["texts"][] } = JSON.parse(words);
  return { list, photos: files.map((file, index) => ({ file, texts: texts[index] ?? {} })) };
}

/** Replaces the person's draft, or deletes it where there are no photos. */
export async function storeDraft(person: string, draft: PhotoDraft): Promise<void> {
  storeTexts(person, draft);
  const files = draft.photos.map(({ file }) => file);
  await inStore("readwrite", (photos): IDBRequest<IDBValidKey> => photos.put(files, person));
}

/** Stores the texts only. */
export function storeTexts(person: string, { list, photos }: PhotoDraft): void {
  const texts = photos.map(({ texts }) => texts);
  localStorage.setItem(wordsOf(person), JSON.stringify({ list, texts }));
}

async function inStore<Found>(mode: IDBTransactionMode, work: (photos: IDBObjectStore) => IDBRequest<Found>) {
  const opening = indexedDB.open("photos", 1);
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(store));
  const database = await done(opening);
  try {
    return await done(work(database.transaction(store, mode).objectStore(store)));
  } finally {
    database.close();
  }
}

function done<Found>(request: IDBRequest<Found>): Promise<Found> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}
