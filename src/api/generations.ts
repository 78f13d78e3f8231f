import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
