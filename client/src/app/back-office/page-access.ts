import type { Method } from '@mainstreet/shared/access'
import type { AnyContract } from '@mainstreet/shared/contract'
import { accountContract } from '@mainstreet/shared/contracts/account'
import { automotiveContract } from '@mainstreet/shared/contracts/automotive'
import { eventContract, funeralContract } from '@mainstreet/shared/contracts/calendar'
import { contactMessageContract } from '@mainstreet/shared/contracts/contact'
import { todaySummaryOperation } from '@mainstreet/shared/contracts/dashboard'
import { importContract } from '@mainstreet/shared/contracts/imports'
import { mailContract } from '@mainstreet/shared/contracts/mails'
import { marketItemContract } from '@mainstreet/shared/contracts/marketplace'
import { noticeContract } from '@mainstreet/shared/contracts/notices'
import { orderContract } from '@mainstreet/shared/contracts/orders'
import { galleryContract, linkContract, optionsContract } from '@mainstreet/shared/contracts/profile'
import { restaurantContract } from '@mainstreet/shared/contracts/restaurant'
import { salesSummaryOperation } from '@mainstreet/shared/contracts/reports'
import { stylesContract } from '@mainstreet/shared/contracts/styles'
import { webhookEndpointContract } from '@mainstreet/shared/contracts/webhooks'
import { mayCall } from '@mainstreet/shared/may-call'
import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { matchPath } from 'react-router-dom'
import { useRole } from '../../kit/session/use-may'

/** What one must be allowed to do for a page of the dashboard to be of use; the others are for every member. */
const needs: Readonly<Record<string, readonly [AnyContract, Method]>> = {
  [routes.dashboard]: [todaySummaryOperation, 'create'],
  [routes.details]: [accountContract, 'patch'],
  [routes.media]: [galleryContract, 'patch'],
  [routes.content]: [linkContract, 'create'],
  [routes.editNotice]: [noticeContract, 'patch'],
  [routes.options]: [optionsContract, 'patch'],
  [routes.design]: [stylesContract, 'patch'],
  [routes.items]: [marketItemContract, 'patch'],
  [routes.importItems]: [importContract, 'patch'],
  [routes.editItem]: [marketItemContract, 'patch'],
  [routes.orders]: [orderContract, 'find'],
  [routes.packingSlips]: [orderContract, 'find'],
  [routes.newOrder]: [orderContract, 'create'],
  [routes.viewOrder]: [orderContract, 'find'],
  [routes.sales]: [salesSummaryOperation, 'create'],
  [routes.messages]: [contactMessageContract, 'find'],
  [routes.mails]: [mailContract, 'find'],
  [routes.integrations]: [webhookEndpointContract, 'find'],
  [routes.cars]: [automotiveContract, 'patch'],
  [routes.importCars]: [automotiveContract, 'create'],
  [routes.editCar]: [automotiveContract, 'patch'],
  [routes.menu]: [restaurantContract, 'patch'],
  [routes.printMenu]: [restaurantContract, 'patch'],
  [routes.tableCard]: [restaurantContract, 'patch'],
  [routes.events]: [eventContract, 'patch'],
  [routes.editEvent]: [eventContract, 'patch'],
  [routes.funerals]: [funeralContract, 'patch'],
  [routes.editFuneral]: [funeralContract, 'patch'],
}

/** Answers whether a page of the dashboard, by its pattern, is for whoever is looking. */
export const useMayOpen = (): ((pattern: string) => boolean) => {
  const role = useRole()
  return (pattern) => {
    const need = needs[pattern]
    return need === undefined || mayCall(need[0], role, need[1])
  }
}

/** The pattern of the page at an address, where not everybody may open it. */
export const guardedPatternOf = (pathname: string): string | undefined =>
  Object.keys(needs).find((pattern) => matchPath(pattern, pathname) !== null)
