import { describeAccessibility } from './support/accessibilityPages.ts';

describeAccessibility({ locale: 'th', theme: 'light', width: 1366, height: 900 }, true);
