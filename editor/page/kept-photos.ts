/**
 * Photos that were chosen and not saved, with the words to them. The words are kept with each letter; the files, which
 * only a database takes, when others are chosen.
 */

export interface ChosenPhoto {
  file: File;
  /** By the field and its language, as "caption.en". */
  texts: Record<string, string>;
}

export interface Kept {
  list: string;
  photos: ChosenPhoto[];
}

const store = "chosen";
const wordsOf = (person: string) => `photos of ${person}`;

/** What this person has left here. */
export async function keptPhotos(person: string): Promise<Kept | undefined> {
  const files = await inStore("readonly", (photos): IDBRequest<File[] | undefined> => photos.get(person));
  const words = localStorage.getItem(wordsOf(person));
  if (!files?.length || words === null) return undefined;
  const { list, texts }: { list: string; texts: ChosenPhoto["texts"][] } = JSON.parse(words);
  return { list, photos: files.map((file, index) => ({ file, texts: texts[index] ?? {} })) };
}

/** Keeps the photos in the place of what was there; no photos end it. */
export async function keepPhotos(person: string, kept: Kept): Promise<void> {
  keepWords(person, kept);
  const files = kept.photos.map(({ file }) => file);
  await inStore("readwrite", (photos): IDBRequest<IDBValidKey> => photos.put(files, person));
}

/** The same where the photos are those that are kept already. */
export function keepWords(person: string, { list, photos }: Kept): void {
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
