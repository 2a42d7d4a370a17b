import { fieldRefusals } from '@mainstreet/shared/refusals/field-refusals'
import { refusal, type Refusal } from '@mainstreet/shared/refusals/refusal'
import { wholeRefusals } from '@mainstreet/shared/refusals/whole-refusals'
import { ApiError, unreachableError } from '../data/rest'
import { frenchProblems } from './french-problems'
import { frenchRefusals } from './french-refusals'
import { refusalInLanguage, saidInLanguage } from './refusal-in-language'

const refused = ({ message, refusal }: Partial<Refusal>, fields: Record<string, Refusal> = {}) => {
  const named = Object.entries(fields)
  return new ApiError('Conflict', message ?? '', {
    code: 409,
    errors: Object.fromEntries(named.map(([field, each]) => [field, each.message])),
    data: {
      kept: true,
      refusal,
      refusals: Object.fromEntries(named.map(([field, each]) => [field, each.refusal])),
    },
  })
}

test.each([
  [refusal('refunded-already'), 'Tout a déjà été remboursé.'],
  [refusal('stock-too-low', { label: 'Mug (Blue)', now: 2 }), /^Il ne reste que 2 «\sMug \(Blue\)\s»/],
  [
    refusal('no-such-step', { from: 'refunded', to: 'Complete' }),
    /^La commande est remboursée.* devenir terminée\./,
  ],
  [{ message: 'Your card was declined by Mars.' }, 'Your card was declined by Mars.'],
  [{ message: 'New here.', refusal: { code: 'of-a-newer-server' } }, 'New here.'],
])('%o is said in French', (english, french) => {
  const { message, code, data } = refusalInLanguage(refused(english), 'fr-CA')
  expect(message).toEqual(typeof french === 'string' ? french : expect.stringMatching(french))
  expect({ code, data }).toMatchObject({ code: 409, data: { kept: true } })
})

test('what is wrong with a field is said in French, without the name that it has on the wire', () => {
  const amount = refusal('at-most-dollars', { max: 120450 })
  expect(amount.message).toBe('must be at most $1,204.50')
  const whole = { message: `amount ${amount.message}`, refusal: amount.refusal }
  const error = refused(whole, { amount })
  error.errors.x = 'is odd'
  const french = 'Au plus 1\u00a0204,50\u00a0$.'
  const { message, errors } = refusalInLanguage(error, 'fr')
  expect({ message, errors }).toEqual({ message: french, errors: { amount: french, x: 'is odd' } })
})

test('what an import says of its file is said in French', () => {
  const { message, refusal: coded } = refusal('unreadable-line', { line: 3, why: 'quote-open' })
  expect(message).toBe('cannot be read at line 3: a quote is opened and never closed')
  expect(saidInLanguage(message, coded, 'fr')).toBe(
    'La ligne 3 ne peut pas être lue\u00a0: un guillemet ouvert n’est jamais fermé.',
  )
  expect(saidInLanguage('of an older server', undefined, 'fr')).toBe('of an older server')
})

test('in English nothing changes, and what the client itself says is French too', () => {
  const error = refused(refusal('refunded-already'))
  expect(refusalInLanguage(error, 'en')).toBe(error)
  expect(refusalInLanguage(unreachableError(), 'fr').message).toBe(frenchRefusals.unreachable)
})

const placesOf = (text: string) => (text.match(/\{[^}]+\}/g) ?? []).sort()
const french: Record<string, string> = { ...frenchRefusals, ...frenchProblems }

test.each(Object.entries({ ...wholeRefusals, ...fieldRefusals }))(
  '%s is said in both languages with the same values',
  (code, english) => {
    const said = placesOf(french[code]!)
    expect(french[code]).not.toBe('')
    expect(placesOf(english)).toEqual(expect.arrayContaining(said))
  },
)

test('no code stands for two texts', () => {
  expect(Object.keys(french)).toHaveLength(
    Object.keys(frenchRefusals).length + Object.keys(frenchProblems).length,
  )
})
