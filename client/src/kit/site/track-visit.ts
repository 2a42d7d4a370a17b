import type { Cents } from '@mainstreet/shared/rules/money/money'
import { createEmitter } from '../emitter'

/** What a business's pixel receives beside page views. */
export type TrackedEvent = 'Lead' | 'AddToCart' | 'AddPaymentInfo' | 'Purchase'

const events = createEmitter<[event: TrackedEvent, cents?: Cents]>()

/** Reports that a visitor did something of worth, in cents where it has a price; nobody listens before the visitor has agreed. */
export const trackVisit = events.emit

/** Calls the listener with what visitors do; returns how to stop. */
export const onTrackedVisit = events.subscribe
