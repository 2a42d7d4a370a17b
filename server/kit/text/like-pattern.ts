/** The pattern for SQL's `like` of what holds a text as it is. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
