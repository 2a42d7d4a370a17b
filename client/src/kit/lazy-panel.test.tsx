import { fireEvent, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { lazyPanel } from './lazy-panel'

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render = () => (this.state.failed ? 'Try again' : this.props.children)
}

const Cart = ({ title }: { title: string }) => <p>{title}</p>

describe('a panel whose code comes later', () => {
  test('hands on that its code did not come', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const Panel = lazyPanel<{ title: string }>(() => Promise.reject(new Error('The line is down.')))
    render(
      <Boundary>
        <Panel title="Your cart" />
      </Boundary>,
    )
    expect(await screen.findByText('Try again')).toBeInTheDocument()
  })

  test('that failed ahead of the press is asked for again', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('The line is down.')).mockResolvedValue(Cart)
    const Panel = lazyPanel<{ title: string }>(load)
    render(<button {...Panel.ahead}>Cart</button>)
    fireEvent.pointerDown(screen.getByRole('button'))
    render(<Panel title="Your cart" />)
    expect(await screen.findByText('Your cart')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('is there at once where its code was fetched ahead', async () => {
    const Panel = lazyPanel(async () => Cart)
    render(<button {...Panel.ahead}>Cart</button>)
    fireEvent.focus(screen.getByRole('button'))
    await Promise.resolve()
    await Promise.resolve()
    render(<Panel title="Your cart" />)
    expect(screen.getByText('Your cart')).toBeInTheDocument()
  })
})
