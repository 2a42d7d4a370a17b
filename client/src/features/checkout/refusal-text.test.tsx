import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { cartRefusals } from '@mainstreet/shared/rules/orders/order-refusals'
import { DataProvider } from '../../kit/data/data-provider'
import { ApiError, toApiError } from '../../kit/data/rest'
import { checkoutCatalogues } from '../../kit/site/words/checkout-words'
import { LanguageProvider } from '../../kit/site/words/use-site-words'
import { fakeApi, fakeLive } from '../../test/fake-back-office'
import { refusedFields, useRefusalText } from './refusal-text'

const texts = checkoutCatalogues

/** What a reader of a language is told of a refusal. */
const told = async (locale: 'en' | 'fr', code: number, answer: object) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DataProvider api={fakeApi(fakeLive().live, {})}>
      <MemoryRouter>
        <LanguageProvider initial={locale}>{children}</LanguageProvider>
      </MemoryRouter>
    </DataProvider>
  )
  const { result } = renderHook(useRefusalText, { wrapper })
  await waitFor(() => expect(result.current).toBeInstanceOf(Function))
  return result.current(toApiError({ message: 'The server’s own words.', ...answer }, code))
}

const values = { label: 'Mug – Blue', left: 3, max: 4, minimum: 5000 }

test.each(cartRefusals)('%s is said in both languages', async (code) => {
  const refusal = { code, ...values }
  const english = await told('en', 400, { refusal })
  const french = await told('fr', 400, { refusal })
  expect(french).not.toBe(english)
  expect(`${english}${french}`).not.toContain('{')
})

test('what there is not enough of is named', async () => {
  const refusal = { code: 'only-left', ...values }
  expect(await told('fr', 409, { refusal })).toBe('Il ne reste que 3 «\u00a0Mug – Blue\u00a0» en stock.')
  expect(await told('en', 409, { refusal })).toBe('Only 3 of “Mug – Blue” left in stock.')
})

test('a card’s reason comes first; without one a reader of French is not told English words', async () => {
  const { declines } = texts.fr.pay
  expect(await told('fr', 402, { decline_code: 'lost_card' })).toBe(declines.lost_card)
  expect(await told('fr', 402, { code: 'processing_error' })).toBe(declines.processing_error)
  expect(await told('fr', 402, { decline_code: 'generic_decline' })).toBe(declines.other)
  expect(await told('fr', 402, { code: 'incorrect_cvc' })).toBe(declines.other)
  expect(await told('en', 402, { code: 'incorrect_cvc' })).toBe('The server’s own words.')
})

test('a server that cannot answer now says so in the language of the page', async () => {
  expect(await told('en', 503, {})).toBe('The server’s own words.')
  expect(await told('fr', 503, {})).toMatch(/momentanément indisponible. Veuillez réessayer/)
})

test('wrong fields are marked in the language of the form, whatever the server says of them', async () => {
  const errors = { 'data.province': 'is not known in Canada', 'data.email': 'must match format "email"' }
  for (const locale of ['en', 'fr'] as const) {
    const { information } = texts[locale]
    expect(await told(locale, 400, { errors })).toBe(information.check)
    const error = new ApiError('BadRequest', 'No.', { code: 400, errors })
    expect(refusedFields(error, information)).toEqual({
      province: information.badField,
      email: information.badEmail,
    })
  }
  expect(refusedFields(new ApiError('Conflict', 'No.', { code: 409 }), texts.en.information)).toBeUndefined()
})

test('too many tries, no answer and everything else are said in French as well', async () => {
  expect(await told('fr', 429, {})).toBe(texts.fr.pay.tooMany)
  expect(await told('fr', 0, {})).toMatch(/^Le serveur ne répond pas/)
  expect(await told('fr', 500, {})).toBe('Veuillez réessayer dans un instant.')
  expect(await told('en', 500, {})).toBe('The server’s own words.')
})
