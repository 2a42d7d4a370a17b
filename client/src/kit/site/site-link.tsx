import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useApi } from '../data/data-provider'
import { withPreview } from '../preview'
import { buttonClass, type ButtonLook } from '../ui/button'
import { VisuallyHidden } from '../ui/visually-hidden'
import { linkTarget } from './link-target'
import { useSiteWords } from './words/use-site-words'

/** Keeps internal paths inside of a preview. */
export const usePath = () => {
  const { previewId } = useApi()
  return (path: string) => withPreview(path, previewId)
}

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { link: string; newWindow?: boolean }

/** A link as an owner wrote it: a page of this site, an anchor, or another site; plain text where it leads nowhere. */
export const SiteLink = ({ link, newWindow, children, ...rest }: SiteLinkProps) => {
  const path = usePath()
  const words = useSiteWords('site')
  const target = linkTarget(link)
  if (!target) return <span className={rest.className}>{children}</span>
  if ('to' in target && !newWindow)
    return (
      <Link to={path(target.to)} {...rest}>
        {children}
      </Link>
    )
  const href = 'to' in target ? path(target.to) : target.href
  const beside = newWindow || ('outside' in target && target.outside)
  return (
    <a href={href} {...(beside ? { target: '_blank', rel: 'noopener noreferrer' } : {})} {...rest}>
      {children}
      {beside && <VisuallyHidden> {words.newWindow}</VisuallyHidden>}
    </a>
  )
}

/** A site link that looks like a button. */
export const SiteButtonLink = ({
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: SiteLinkProps & ButtonLook & { icon?: ReactNode }) => (
  <SiteLink className={buttonClass({ variant, size, wide }, className)} {...rest}>
    {icon}
    {children}
  </SiteLink>
)
