import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Dialog } from './dialog'

const Page = () => {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button onClick={() => setAsking(true)}>Copy this day</button>
      {isAsking && (
        <Dialog open title="Copy" onClose={() => setAsking(false)}>
          <button onClick={() => setAsking(false)}>Copy now</button>
        </Dialog>
      )}
    </>
  )
}

test('a dialog that leaves the page as it closes gives the focus back to what opened it', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Copy this day' }))
  await userEvent.click(screen.getByRole('button', { name: 'Copy now' }))
  expect(screen.getByRole('button', { name: 'Copy this day' })).toHaveFocus()
})
