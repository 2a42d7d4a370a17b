import { businessData } from '../linked-data/business-data'
import { linked } from '../linked-data/linked'
import type { Describe } from './page-facts'
import { plainText } from '../../../kit/text/plain-text'

/** The home page: who the business is. */
export const describeHome: Describe = async (asked) => {
  const { site, origin, words } = asked
  const { name, slogan, address, profile } = site.company
  return {
    title: slogan ? `${name} · ${slogan}` : name,
    description: plainText(profile.about) || words.about.home(name, address.city),
    breadcrumbs: [{ name: words.home, path: '/' }],
    linked: [
      businessData(asked),
      linked('WebSite', { '@id': `${origin}/#website`, name, url: `${origin}/` }),
    ],
  }
}
