/** The words of the rich text editor's HTML on one line. */
export const textOfHtml = (html: string): string => {
  const { body } = new DOMParser().parseFromString(
    html.replace(/<\/(p|li|h2|h3|blockquote)>|<br>/g, ' $&'),
    'text/html',
  )
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
