import { screen, waitFor } from '@testing-library/react'
import { click, mug, openCart, quote, serverWith, setEmptyCart, toReview, type Pay } from './cart.stage'

setEmptyCart()

describe('while the price is asked again', () => {
  /** At the review, with the answer to the next quote kept back until it is given. */
  const pressWhileAsked = async () => {
    const asked: ((answer: object) => void)[] = []
    const { pay, run, happen } = await openCart([mug()])
    await toReview()
    run.mockImplementation((path: string, ...rest: Parameters<Pay>) =>
      path === 'quote' ? new Promise((resolve) => asked.push(resolve)) : serverWith(pay)(path, ...rest),
    )
    await happen('patched', mug())
    await waitFor(() => expect(asked).toHaveLength(1))
    await click('Pay $17.25')
    expect(pay).not.toHaveBeenCalled()
    return { pay, answer: asked[0]! }
  }

  test('a press on Pay is not lost', async () => {
    const { pay, answer } = await pressWhileAsked()
    answer(quote)
    expect(await screen.findByText('Your Order Was Placed Successfully')).toBeInTheDocument()
    expect(pay).toHaveBeenCalledTimes(1)
  })

  test('a press on Pay charges nothing that was not seen', async () => {
    const { pay, answer } = await pressWhileAsked()
    answer({ ...quote, shipping: 800, total: 2025, due: 2025 })
    await screen.findByText(/\$17\.25 → \$20\.25/)
    expect(pay).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Pay $20.25' })).toBeDisabled()
  })
})
