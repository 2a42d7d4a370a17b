/** The pattern for SQL's `like` of what holds a text as it is. */
export const holding = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
