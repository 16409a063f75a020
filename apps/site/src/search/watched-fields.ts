/** The fields that are checked for emergency phrases: the search field of a page, and the free text of a message. */
export const watchedFields = "[type=search], [data-watched]";
