import type { ComponentProps, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './button'
import { classNames } from './class-names'
import styles from './link.module.css'
import { PageLink } from './page-link'

type RouterLinkProps = ComponentProps<typeof PageLink>

/** A link inside the app; `quiet` takes the colour of the text around it. */
export const TextLink = ({ quiet, className, ...rest }: RouterLinkProps & { quiet?: boolean }) => (
  <PageLink className={classNames(styles.link, quiet && styles.quiet, className)} {...rest} />
)

/** A link to another site, opened beside this one. */
export const ExternalLink = ({ className, children, ...rest }: ComponentProps<'a'>) => (
  <a className={classNames(styles.link, className)} target="_blank" rel="noopener noreferrer" {...rest}>
    {children}
  </a>
)

/** A link inside the app that looks like a button. */
export const ButtonLink = (props: RouterLinkProps & ButtonLook & { icon?: ReactNode }) => {
  const { variant, size, wide, icon, className, children, ...rest } = props
  return (
    <PageLink
      className={buttonClass({ variant, size, wide }, classNames(styles.button, className))}
      {...rest}
    >
      {icon}
      {children}
    </PageLink>
  )
}
