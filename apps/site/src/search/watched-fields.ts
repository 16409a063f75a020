/** The fields whose words are read for dangers: a page's search, and free words of a message. */
export const watchedFields = "[type=search], [data-watched]";
