import { headHtml, titleHtml } from './head-html'
import type { PageDescription } from './description/page-description'

const hostile = `</script><script>alert("1")</script>'&`

const page: PageDescription = {
  status: 200,
  lang: 'fr',
  title: 'Stoneware mug · Harbour Goods',
  description: 'Thrown and glazed by hand.',
  siteName: 'Harbour Goods',
  canonical: 'https://harbour.test/marketplace/7?lang=fr',
  image: { url: 'https://harbour.test/assets/nb/1/mug.jpg', alt: 'Stoneware mug' },
  type: 'product',
  price: '24.50',
  alternates: [{ lang: 'en', href: 'https://harbour.test/marketplace/7' }],
  jsonLd: [{ '@context': 'https://schema.org', '@type': 'Product', name: 'Stoneware mug' }],
}

describe('the head of a page', () => {
  test('names the page to search engines and to previews of links', () => {
    const head = headHtml(page)
    for (const tag of [
      '<meta name="description" content="Thrown and glazed by hand.">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<link rel="canonical" href="https://harbour.test/marketplace/7?lang=fr">',
      '<link rel="alternate" hreflang="en" href="https://harbour.test/marketplace/7">',
      '<meta property="og:title" content="Stoneware mug · Harbour Goods">',
      '<meta property="og:type" content="product">',
      '<meta property="og:url" content="https://harbour.test/marketplace/7?lang=fr">',
      '<meta property="og:locale" content="fr_CA">',
      '<meta property="og:image" content="https://harbour.test/assets/nb/1/mug.jpg">',
      '<meta property="product:price:amount" content="24.50">',
      '<meta property="product:price:currency" content="CAD">',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Stoneware mug"}</script>',
    ]) {
      expect(head).toContain(tag)
    }
    expect(head).not.toContain('robots')
  })

  test('has no tag for what is not known', () => {
    const head = headHtml({
      ...page,
      canonical: undefined,
      image: undefined,
      price: undefined,
      description: '',
      alternates: [],
      robots: 'noindex',
    })
    expect(head).toContain('<meta name="robots" content="noindex">')
    expect(head).toContain('<meta name="twitter:card" content="summary">')
    for (const name of ['description', 'canonical', 'alternate', 'og:url', 'og:image', 'product:price']) {
      expect(head).not.toContain(name)
    }
  })

  test('lets nothing out of its attribute or its script', () => {
    const head = headHtml({
      ...page,
      title: hostile,
      description: hostile,
      siteName: hostile,
      canonical: hostile,
      image: { url: hostile, alt: hostile },
      price: hostile,
      alternates: [{ lang: 'fr', href: hostile }],
      jsonLd: [{ name: hostile, [hostile]: [hostile, 1] }],
    })
    // What is left without the tags that were meant is nothing at all.
    const rest = head
      .replace(/<meta (name|property)="[\w:]+" content="[^"<>]*">/g, '')
      .replace(/<link rel="\w+"( hreflang="fr")? href="[^"<>]*">/g, '')
      .replace(/<script type="application\/ld\+json">[^<]*<\/script>/g, '')
    expect(rest.trim()).toBe('')
    const [, json] = /ld\+json">([^<]*)</.exec(head)!
    expect(JSON.parse(json!)).toEqual({ name: hostile, [hostile]: [hostile, 1] })
    expect(titleHtml({ ...page, title: hostile })).toBe(
      '&lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;',
    )
  })
})
