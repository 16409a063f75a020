/**
 * Unsaved drafts. The editor stores them in the browser itself (see editor/cms-patches.ts); this adds the author and
 * the records that a draft is based on, so that it doesn't undo later saves of others, and warns before leaving the
 * page.
 */

type Key = [collection: string, name: string];

const store = "draft-backups";
/** The bases of restored drafts by path prefix, until they are saved or discarded. */
const found = new Map<string, Record<string, string>>();

/** The base of a draft from an earlier visit. */
export function draftBase(path: string): string | undefined {
  for (const bases of found.values()) if (path in bases) return bases[path];
  return undefined;
}

/** Forgets the draft's base after a save. */
export function forgetBase(path: string): void {
  for (const [start, bases] of found) if (path in bases) found.delete(start);
}

/**
 * Stores with each draft its author and the current `basesBelow` its path prefix, "content/doctors/asha-rao.". Drafts
 * of other people in this browser are not offered to `person`.
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
/** Longer than the editor's own debounce for storing a draft. */
const draftDelayMs = 800;

export function askBeforeLeaving(): void {
  let isTouched = false;
  let isLeaving = false;
  const isUnsaved = () =>
    isTouched && document.querySelector('[data-label="Save"]:not([disabled], [aria-disabled="true"])') !== null;
  for (const type of ["input", "change", "drop"])
    addEventListener(type, ({ isTrusted }) => (isTouched ||= isTrusted), { capture: true });
  // Restored text counts as typed.
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
