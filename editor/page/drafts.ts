/**
 * What was typed and not saved. The editor keeps it in the browser by itself, see editor/cms-patches.ts; here each draft is its
 * writer's own, gets the records that it began with, so that what others have saved since is not undone by it, and leaving
 * is asked about.
 */

type Key = [collection: string, name: string];

const store = "draft-backups";
/** What a draft that was found began with, by the beginning of its files' paths: until it is saved or thrown away. */
const found = new Map<string, Record<string, string>>();

/** What `path` said when somebody began to type there, if that was in an earlier visit. */
export function draftBase(path: string): string | undefined {
  for (const bases of found.values()) if (path in bases) return bases[path];
  return undefined;
}

/** The record is saved: what was typed is in it. */
export function forgetBase(path: string): void {
  for (const [start, bases] of found) if (path in bases) found.delete(start);
}

/**
 * Keeps with each draft what `basesBelow` a path's beginning is now, "content/doctors/asha-rao.", and whose it is: what
 * somebody else typed in this browser is not offered to `person`.
 */
export function storeBases(basesBelow: (start: string) => Record<string, string>, person: () => string): void {
  const { put, get, delete: remove } = IDBObjectStore.prototype;
  const own = ([collection, name]: Key): Key => [collection, `${name}\n${person()}`];
  IDBObjectStore.prototype.put = function (value, key) {
    if (this.name !== store) return put.call(this, value, key);
    const place: Key = [value.collectionName, value.slug];
    const start = startOf(place);
    return put.call(this, { ...value, slug: own(place)[1], bases: found.get(start) ?? basesBelow(start) });
  };
  IDBObjectStore.prototype.get = function (key) {
    if (this.name !== store) return get.call(this, key);
    const request = get.call(this, own(key as Key));
    request.addEventListener("success", () => {
      if (request.result?.bases) found.set(startOf(key as Key), request.result.bases);
    });
    return request;
  };
  IDBObjectStore.prototype.delete = function (key) {
    if (this.name !== store) return remove.call(this, key);
    found.delete(startOf(key as Key));
    return remove.call(this, own(key as Key));
  };
}

function startOf([collection, name]: Key): string {
  return collection === "_singletons" ? `content/${name}.` : `content/${collection}/${name}.`;
}

const question =
  "What you typed in this form is not saved.\n\nLeave it? It is kept on this computer, and offered to you when you open the form again.";
/** Longer than the editor takes until it has kept the last letter. */
const draftDelayMs = 800;

export function askBeforeLeaving(): void {
  let isTouched = false;
  let isLeaving = false;
  const isUnsaved = () =>
    isTouched && document.querySelector('[data-label="Save"]:not([disabled], [aria-disabled="true"])') !== null;
  for (const type of ["input", "change", "drop"])
    addEventListener(type, ({ isTrusted }) => (isTouched ||= isTrusted), { capture: true });
  // Words that are put back are as good as typed.
  addEventListener(
    "click",
    ({ target }) => (isTouched ||= (target as Element).closest('[role="alertdialog"]') !== null),
    {
      capture: true,
    },
  );
  addEventListener("hashchange", () => (isTouched = false));
  addEventListener("beforeunload", (event) => isUnsaved() && event.preventDefault());
  addEventListener(
    "click",
    (event) => {
      const back = (event.target as Element).closest<HTMLElement>('[aria-label="Cancel Editing"]');
      if (!back || isLeaving || !isUnsaved()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!confirm(question)) return;
      isLeaving = true;
      setTimeout(() => {
        back.click();
        isLeaving = false;
      }, draftDelayMs);
    },
    { capture: true },
  );
}
