import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { ButtonLink, TextLink } from './link'
import { LoadedAddresses } from './page-link'

/** Whether a press on a link is left to the browser, which loads the page. */
const isLoaded = (name: string) => fireEvent.click(screen.getByRole('link', { name }))

test('a link stays within the page, but where the part around it says that its address is loaded', () => {
  render(
    <MemoryRouter>
      <LoadedAddresses value={(to) => to.startsWith('/other')}>
        <TextLink to="/here">Here</TextLink>
        <TextLink to="/other/1">Elsewhere</TextLink>
        <ButtonLink to="/other/2">Away</ButtonLink>
      </LoadedAddresses>
      <TextLink to="/other/3">Outside</TextLink>
    </MemoryRouter>,
  )
  expect(['Here', 'Elsewhere', 'Away', 'Outside'].map(isLoaded)).toEqual([false, true, true, false])
})
