/** How somebody is greeted: the first of their names; all of them where that is a title or one letter ("Dr. Ada Roy", "A. Roy"). */
export const firstName = (name: string): string => {
  const all = name.trim()
  const [first = ''] = all.split(/\s+/)
  return first.length < 2 || first.endsWith('.') || /^(mr|mrs|ms|dr|mme|m|mlle|me)$/i.test(first)
    ? all
    : first
}
