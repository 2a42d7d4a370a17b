interface Tag {
  name: string
  attributes: Record<string, string>
}

/** The opening tags of a page, without those inside of scripts and styles; what renders escapes the brackets of values. */
const tagsOf = (html: string): Tag[] =>
  [...html.replace(/(<(script|style)\b[^>]*>).*?<\/\2>/gs, '$1').matchAll(/<([a-z][\w-]*)([^>]*)>/gi)].map(
    ([, name, rest]) => ({
      name: name!.toLowerCase(),
      attributes: Object.fromEntries(
        [...rest!.matchAll(/([^\s"'=/]+)(?:="([^"]*)")?/g)].map(([, key, value = '']) => [
          key!.toLowerCase(),
          value,
        ]),
      ),
    }),
  )

const twice = (values: readonly string[]) => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
]

const sameIds = (tags: readonly Tag[]) =>
  twice(tags.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id]))).map(
    (id) => `two elements are #${id}`,
  )

const widthless = (tags: readonly Tag[]) =>
  tags.flatMap(({ name, attributes: { srcset, sizes } }) =>
    srcset !== undefined &&
    sizes !== undefined &&
    srcset.split(/,\s+/).some((each) => !/\s\d+w$/.test(each.trim()))
      ? [`<${name}> has sizes, and no widths: ${srcset}`]
      : [],
  )

const emptyMetas = (tags: readonly Tag[]) =>
  tags.flatMap(({ name, attributes }) =>
    name === 'meta' && !('charset' in attributes) && !('content' in attributes)
      ? [`<meta> says nothing: ${JSON.stringify(attributes)}`]
      : [],
  )

/** Every element that another one names has to be there, and what names a section is a heading. */
const badNames = (tags: readonly Tag[]) => {
  const named = new Map(tags.map((tag) => [tag.attributes.id, tag.name]))
  return tags.flatMap(({ name, attributes }) =>
    (attributes['aria-labelledby'] ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((id) => {
        const by = named.get(id)
        if (!by) return [`<${name}> is named by #${id}, which is not there`]
        return name === 'section' && !/^h[1-6]$/.test(by) ? [`<section> is named by a <${by}>`] : []
      }),
  )
}

const lostAnchors = (tags: readonly Tag[]) => {
  const ids = new Set(tags.map(({ attributes }) => attributes.id))
  return tags.flatMap(({ attributes: { href } }) =>
    href?.startsWith('#') && !ids.has(href.slice(1)) ? [`a link leads to ${href}, which is not there`] : [],
  )
}

/** What is wrong with a page's HTML; nothing where all is well. */
export const markupProblems = (html: string): string[] => {
  const tags = tagsOf(html)
  return [sameIds, widthless, emptyMetas, badNames, lostAnchors].flatMap((find) => find(tags))
}
