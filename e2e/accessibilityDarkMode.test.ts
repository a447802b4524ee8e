import { describeAccessibility } from './support/accessibilityPages.ts';

describeAccessibility({ locale: 'en', theme: 'dark', width: 390, height: 844 }, false);
