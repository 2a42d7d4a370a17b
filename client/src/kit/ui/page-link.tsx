import { createContext, use, type ComponentProps } from 'react'
import { Link } from 'react-router-dom'

/** Which addresses the links inside open by loading their page, because another part of the back office renders them; none by itself. */
export const LoadedAddresses = createContext<(to: string) => boolean>(() => false)

/** A link inside the app; it loads its page where the part around it says so. */
export const PageLink = (props: ComponentProps<typeof Link>) => {
  const isLoaded = use(LoadedAddresses)
  return <Link reloadDocument={typeof props.to === 'string' && isLoaded(props.to)} {...props} />
}
