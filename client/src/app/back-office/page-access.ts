import type { Role } from '@mainstreet/shared/access'
import { mayCall } from '@mainstreet/shared/may-call'
import { matchRoutes } from 'react-router-dom'
import { useRole } from '../../kit/session/use-may'
import { backOfficePages } from '../back-office-pages'

const guarded = backOfficePages.filter(({ needs }) => needs !== undefined && needs !== 'membership')

/** Whether a page of the dashboard, by its pattern, is for a role: whether its contract's access says so. */
export const mayOpenAs = (role: Role, pattern: string): boolean => {
  const needs = guarded.find(({ path }) => path === pattern)?.needs
  return needs === undefined || needs === 'membership' || mayCall(needs[0], role, needs[1])
}

/** Answers whether a page of the dashboard, by its pattern, is for whoever is looking. */
export const useMayOpen = (): ((pattern: string) => boolean) => {
  const role = useRole()
  return (pattern) => mayOpenAs(role, pattern)
}

/** The pattern of the page at an address, where not everybody may open it. */
export const guardedPatternOf = (pathname: string): string | undefined =>
  // Ranked as the router does, whatever the order of the features that say their pages.
  matchRoutes(
    guarded.map(({ path }) => ({ path })),
    pathname,
  )?.[0]?.route.path
