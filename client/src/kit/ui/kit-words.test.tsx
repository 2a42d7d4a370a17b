import { cents } from '@mainstreet/shared/rules/money/money'
import { render, screen } from '@testing-library/react'
import { Button } from './button'
import { ConfirmDialog } from './confirm-dialog'
import { Drawer } from './drawer'
import { ErrorState } from './error-state'
import { frenchKitWords } from './french-kit-words'
import { englishKitWords, KitLanguage, type KitWords } from './kit-words'
import { Notice } from './notice'
import { PriceTag } from './price-tag'
import { QuantityStepper } from './quantity-stepper'
import { SearchField } from './search-field'
import { Spinner } from './spinner'
import { StepLine } from './step-line'

const nothing = () => {}

const everyPart = (
  <>
    <Button loading>x</Button>
    <Spinner />
    <Drawer open title="x" onClose={nothing}>
      x
    </Drawer>
    <ConfirmDialog open title="x" onClose={nothing} onConfirm={nothing}>
      x
    </ConfirmDialog>
    <Notice onClose={nothing}>x</Notice>
    <SearchField label="x" value="x" onSearch={nothing} />
    <QuantityStepper label="x" value={2} onChange={nothing} />
    <PriceTag price={cents(100)} regular={cents(200)} />
    <StepLine label="x" steps={['x', 'y']} current={1} />
    <ErrorState error={new Error('Out of paper')} onRetry={nothing} />
  </>
)

/** Every word turned round, so that none is left by accident. */
const turned = Object.fromEntries(
  Object.entries(englishKitWords).map(([name, word]) => [
    name,
    typeof word === 'string' ? [...word].reverse().join('') : word,
  ]),
) as unknown as KitWords

const said = () => document.body.innerHTML

test('the parts of the kit speak the language around them, and English without one', () => {
  const { notDone: _onlyAfterAFailure, labelled: _aRule, ...shown } = englishKitWords
  const { rerender } = render(everyPart)
  for (const word of Object.values(shown)) expect(said()).toContain(word)
  rerender(<KitLanguage value={turned}>{everyPart}</KitLanguage>)
  for (const [name, word] of Object.entries(shown)) {
    expect(said()).toContain(turned[name as 'close'])
    expect(said()).not.toContain(`label="${word}"`)
    expect(said()).not.toContain(`>${word}<`)
  }
})

test('the reason of an error is told in its own words, or in those of the language', () => {
  const { rerender } = render(<ErrorState error={new Error('Out of paper')} />)
  expect(screen.getByText('Out of paper')).toBeInTheDocument()
  const french = { ...englishKitWords, reason: () => 'Veuillez réessayer.' }
  rerender(
    <KitLanguage value={french}>
      <ErrorState error={new Error('Out of paper')} />
    </KitLanguage>,
  )
  expect(screen.getByText('Veuillez réessayer.')).toBeInTheDocument()
})

test('a label has the colon of its language', () => {
  expect(englishKitWords.labelled('Quantity', 'Mug')).toBe('Quantity: Mug')
  expect(frenchKitWords.labelled('Quantité', 'Tasse')).toBe('Quantité\u00a0: Tasse')
})
