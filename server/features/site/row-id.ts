/** A row's id as it stands in an address; undefined for anything else. */
export const rowId = (text: string | undefined): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined
