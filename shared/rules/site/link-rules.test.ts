import { applicationPath, linkableApplications, linkErrors, linkKindOf, linkRefusals } from './link-rules'

describe('a link of the navigation', () => {
  test.each(['', '  ', 'www.a.b', 'http://dotless', 'ftp://a.b', 'mailto:a@b.c', '/marketplace'])(
    'to another site is not %j',
    (link) => {
      expect(linkErrors({ kind: 'external', link })).toEqual({ link: linkRefusals.link })
    },
  )

  test.each(['https://a.b', 'http://a.b/c?d=e', ' https://a.b '])('to another site is %j', (link) => {
    expect(linkErrors({ kind: 'external', link, text: 'There' })).toEqual({})
  })

  test.each(['', '  ', 'javascript:alert(1)', '//evil.example'])(
    'to a page of the site is not %j',
    (link) => {
      expect(linkErrors({ kind: 'internal', link })).toEqual({ link: linkRefusals.link })
    },
  )

  test.each(['/marketplace', 'marketplace', '#contact', '/'])('to a page of the site is %j', (link) => {
    expect(linkErrors({ kind: 'internal', link })).toEqual({})
  })

  test('needs a text, and what is not given is not judged', () => {
    expect(linkErrors({ text: ' ' })).toEqual({ text: linkRefusals.text })
    expect(linkErrors({})).toEqual({})
  })

  test('says what it leads to', () => {
    const kinds = ['https://a.b', '/assets/nb/1/list.pdf', '/marketplace', '/restaurant', '#about'].map(
      (link) => linkKindOf(link, ['Sales Flyer']),
    )
    expect(kinds).toEqual(['external', 'file', 'application', 'internal', 'internal'])
  })
})

describe('applications that a link can lead to', () => {
  test('are the roles without Hub, Mobile and Events', () => {
    const roles = ['Hub', 'Mobile', 'Events', 'Funeral', 'Automotive', 'Sales Flyer', 'Restaurant']
    expect(linkableApplications(roles)).toEqual(['Funeral', 'Automotive', 'Sales Flyer', 'Restaurant'])
  })

  test.each([
    ['Sales Flyer', '/marketplace'],
    ['Automotive', '/automotive'],
    ['Funeral', '/funeral'],
  ])('have the page of their name: %s', (name, path) => {
    expect(applicationPath(name)).toBe(path)
  })
})
