import type { Goods } from '../business'
import { harbourKeepsakes } from './harbour-keepsakes'
import { harbourTable } from './harbour-table'
import { harbourWarmth } from './harbour-warmth'

/** Everything Harbour & Pine sells. */
export const harbourItems: readonly Goods[] = [...harbourTable, ...harbourWarmth, ...harbourKeepsakes]
