import { localeOf } from './language'

describe('localeOf', () => {
  it('says nothing for who has said nothing, or nothing that there is', () => {
    for (const signs of [
      {},
      { search: '?lang=de', cookies: 'mainstreet-language=<script>', accepted: 'de-DE,de;q=0.9,*;q=0.5' },
      { cookies: 'xmainstreet-language=fr' },
      { accepted: 'frisian' },
      { accepted: ';q=1,,fr;q=nonsense' },
      { accepted: `${'de,'.repeat(200)}fr` },
    ])
      expect([signs, localeOf(signs)]).toEqual([signs, undefined])
  })

  it('takes the language of the address before the remembered one, and that before the browser’s', () => {
    const accepted = 'fr-CA'
    expect(localeOf({ search: '?lang=en', cookies: 'mainstreet-language=fr', accepted })).toBe('en')
    expect(localeOf({ search: '?a=1&lang=fr', cookies: 'mainstreet-language=en' })).toBe('fr')
    expect(localeOf({ search: '?lang=de', cookies: 'mainstreet-language=en', accepted })).toBe('en')
  })

  it('takes the remembered language of any place among the cookies', () => {
    expect(localeOf({ cookies: 'webid=1; mainstreet-language=fr; a=b' })).toBe('fr')
  })

  it.each([
    ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
    ['FR', 'fr'],
    ['en-US,en;q=0.9,fr;q=0.8', 'en'],
    ['en;q=0.3, fr;q=0.7', 'fr'],
    ['de-DE,de;q=0.9,fr;q=0.4,en;q=0.3', 'fr'],
    ['fr;q=0,en;q=0.1', 'en'],
    ['fr ; q=0.5 , en ; q=0.5', 'fr'],
  ])('reads a browser that prefers %s as %s', (accepted, locale) => {
    expect(localeOf({ accepted })).toBe(locale)
  })
})
