import fc from 'fast-check'
import { seed } from './draw.ts'

fc.configureGlobal({ seed })
