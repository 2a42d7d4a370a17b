/** A refusal as it goes over the wire beside its English: its code, and what its text is filled with. */
export type CodedRefusal = { readonly code: string } & Readonly<Record<string, string | number>>

/** The text of a refusal with its values in their places, each as the language writes that kind. */
export const fillText = (
  text: string,
  values: CodedRefusal,
  write: (value: string | number, kind?: string) => string,
): string =>
  text.replace(/\{(\w+)(?::(\w+))?\}/g, (_place, name: string, kind?: string) =>
    write(values[name] ?? '', kind),
  )
