/** Joins the class names that are set; whatever is falsy is left out. */
export const classNames = (...names: unknown[]) => names.filter(Boolean).join(' ')
