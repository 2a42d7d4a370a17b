// A form's data has two characters for the end of a line; only one was counted while typing.
const textOf = (value: FormDataEntryValue) => String(value).replaceAll('\r\n', '\n').trim()

/** What was typed into a form, by the names of its controls. */
export const formTexts = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, textOf(value)]))
