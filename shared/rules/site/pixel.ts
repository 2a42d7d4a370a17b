/** Whether a text is a Facebook pixel's id: only then is anything of Facebook allowed on a page. */
export const isPixelId = (id: string): boolean => /^\d{5,20}$/.test(id)
