/** The most characters of what an owner writes for search engines and shared links; most show about 60 and 160 of them. */
export const maxSearchTitle = 120
export const maxSearchText = 320

/** What those columns are called in forms. */
export const searchLabels = {
  title: { en: 'Title in search results', fr: 'Titre dans les résultats de recherche' },
  text: { en: 'Description in search results', fr: 'Description dans les résultats de recherche' },
  image: { en: 'Picture of shared links', fr: 'Image des liens partagés' },
}

/** The title that an owner has written for a page; undefined where there is none. */
export const titleOf = <Page extends string>(
  texts: readonly { page: Page; title: string }[],
  page: Page | undefined,
): string | undefined => texts.find((each) => each.page === page)?.title
