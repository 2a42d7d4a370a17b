import type { PageAsk, PageDescription } from './page-description'

/** Describes a public page: whether it exists, its words, its address, and its linked data. */
export const describePage = async ({ site, origin, locale }: PageAsk): Promise<PageDescription> => ({
  status: 200,
  lang: locale,
  title: site.company.name,
  description: '',
  siteName: site.company.name,
  canonical: `${origin}/`,
  type: 'website',
  alternates: [],
  jsonLd: [],
})
