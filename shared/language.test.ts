import { localeOf } from './language'

describe('localeOf', () => {
  it('takes the language of the address before the remembered one', () => {
    expect(localeOf('?lang=en', 'mainstreet-language=fr')).toBe('en')
    expect(localeOf('?a=1&lang=fr', '')).toBe('fr')
  })

  it('takes the remembered language of any place among the cookies', () => {
    expect(localeOf('', 'webid=1; mainstreet-language=fr; a=b')).toBe('fr')
  })

  it('answers English for languages it has no words for', () => {
    expect(localeOf('?lang=de', 'mainstreet-language=<script>')).toBe('en')
    expect(localeOf('', 'xmainstreet-language=fr')).toBe('en')
  })
})
