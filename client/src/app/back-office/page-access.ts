import type { Role } from '@mainstreet/shared/access'
import { matchRoutes } from 'react-router-dom'
import { mayAny, useRoles } from '../../kit/session/use-may'
import { backOfficePages } from '../back-office-pages'

const guarded = backOfficePages.filter(({ needs }) => needs !== undefined && needs !== 'membership')

/** Whether a page of the dashboard, by its pattern, is for one of some roles: whether its contract's access says so. */
export const mayOpenAs = (roles: readonly Role[], pattern: string): boolean => {
  const needs = guarded.find(({ path }) => path === pattern)?.needs
  return needs === undefined || needs === 'membership' || mayAny(needs[0], roles, needs[1])
}

/** Answers whether a page of the dashboard, by its pattern, is for whoever is looking. */
export const useMayOpen = (): ((pattern: string) => boolean) => {
  const roles = useRoles()
  return (pattern) => mayOpenAs(roles, pattern)
}

/** The pattern of the page at an address, where not everybody may open it. */
export const guardedPatternOf = (pathname: string): string | undefined =>
  // Ranked as the router does, whatever the order of the features that say their pages.
  matchRoutes(
    guarded.map(({ path }) => ({ path })),
    pathname,
  )?.[0]?.route.path
